/**
 * Numbers as each language writes them: a real minus, a point or a comma, `71%` or `71 %`.
 *
 * `crates/words/src/number.rs` does the same in Rust; crates/words/tests/fixture/numbers.json holds both to it.
 */
import { getLocale, type Locale } from "./language";

/** A whole number: "12", "−7". */
export function number(value: number, language: Locale = getLocale()): string {
  return decimal(value, 0, language);
}

/** A whole number with its sign: "+4", "−7", "0". */
export function signed(value: number, language: Locale = getLocale()): string {
  return signedDecimal(value, 0, language);
}

/** A number with so many digits after the point: "0.4", or "−0,4". Halves go away from zero. */
export function decimal(value: number, digits: number, language: Locale = getLocale()): string {
  if (!Number.isFinite(value)) return "–";
  const scale = 10 ** digits;
  const rounded = Math.round(Math.abs(value) * scale);
  const sign = value < 0 && rounded > 0 ? "−" : "";
  const whole = String(Math.floor(rounded / scale));
  if (digits === 0) return sign + whole;
  return sign + whole + (language === "en" ? "." : ",") + String(rounded % scale).padStart(digits, "0");
}

/** The same with its sign: "+0.4", "−0.4", "0.0". */
export function signedDecimal(value: number, digits: number, language: Locale = getLocale()): string {
  const text = decimal(value, digits, language);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A share as percent: 0.714 is "71%", or "71 %" with a narrow space that does not break. */
export function percent(share: number, digits = 0, language: Locale = getLocale()): string {
  return ofHundred(share, digits, language) + percentSign(language);
}

/** The same with its sign: "+41%", "−6%", "0%". */
export function signedPercent(share: number, digits = 0, language: Locale = getLocale()): string {
  return signedOfHundred(share, digits, language) + percentSign(language);
}

/** A share as a figure out of a hundred, where the percent sign stands elsewhere: "71". */
export function ofHundred(share: number, digits = 0, language: Locale = getLocale()): string {
  return decimal(share * 100, digits, language);
}

/** The same with its sign: "+41", "−6", "0". */
export function signedOfHundred(share: number, digits = 0, language: Locale = getLocale()): string {
  return signedDecimal(share * 100, digits, language);
}

function percentSign(language: Locale): string {
  return language === "en" || language === "nl" ? "%" : "\u202f%";
}
