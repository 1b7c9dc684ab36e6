import { mount } from "svelte";
import App from "./App.svelte";
import "./assets/tokens.css";
import "./assets/base.css";
import "./assets/frame.css";
import "./assets/seats.css";
import "./assets/pieces.css";
import "./assets/controls.css";
import "./assets/screens.css";
import "./assets/app.css";
import { keepOffline, renew } from "./lib/pwa";
import { takeKey } from "./lib/settings/networkKey";
import { settings } from "./lib/settings/settings.svelte";
import { learn } from "./lib/words/parts.svelte";

takeKey();

const target = document.getElementById("app")!;
const words = learn(settings.language).then(
  () => true,
  () => false,
);
const isRenewed = await renew().catch(() => false);
if (!isRenewed && (await words)) {
  mount(App, { target });
  keepOffline();
} else if (!isRenewed) {
  // Without words there is nothing to say: only the page can be asked for again.
  target.innerHTML = '<p><a href="">↻ Wormery</a></p>';
}
