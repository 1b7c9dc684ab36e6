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

const isRenewed = await renew().catch(() => false);
if (!isRenewed) {
  mount(App, { target: document.getElementById("app")! });
  keepOffline();
}
