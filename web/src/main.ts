import { mount } from "svelte";
import App from "./App.svelte";
import "./assets/tokens.css";
import "./assets/pieces.css";
import "./assets/app.css";

mount(App, { target: document.getElementById("app")! });
