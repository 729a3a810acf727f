import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { applyColors } from "./frame/colors.js";
import { applyDirection } from "./frame/direction.js";
import "./styles.css";

applyColors();
applyDirection();
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
