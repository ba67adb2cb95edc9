import { html, type Html } from "../html.ts";
import { controls } from "./fitting-room-controls.ts";
import { layout } from "./layout.ts";

const copyable = (id: string, name: string): Html =>
  html`<div class="code">
    <pre tabindex="0" role="region" aria-label="${name}"><code id="${id}"></code></pre>
    <p class="copy">
      <button class="button" type="button" data-copies="${id}">Copy</button> <span role="status"></span>
    </p>
  </div>`;

/** The page at `/demo/try/`, where an owner dresses the widget and takes the snippet home. */
export const fittingRoomPage = (assistant: string, theme: { accent: string; accent_dark: string }): string =>
  layout({
    title: "The fitting room | Softday Supply",
    description: "Dress the chat in your own colours, see it at once, and take the snippet home.",
    current: "/demo/try/",
    body: html`<div class="wide page fitting">
        <h1>The fitting room</h1>
        <p class="lead">
          ${assistant} wears our green. See how she looks in yours: whatever you change here, she changes at once. When it
          fits, take the snippet home.
        </p>
        <p class="noscript hint" id="no-script">
          The fitting room works by JavaScript, as the chat itself does. Switch it on, and the mirrors light up.
        </p>
        <p class="mirror"><button class="button" id="open-chat" type="button" hidden>Open the chat</button></p>
        <p class="away" id="notice" role="status"></p>
        ${controls(theme)}
        <section aria-labelledby="take-home">
          <h2 id="take-home">Take it home</h2>
          <p>
            Exactly what you see, in one piece. Paste it into every page, <span id="place">in the head</span>. What you
            have not touched is not in it, and stays as your tenant’s settings say.
          </p>
          ${copyable("snippet", "The snippet")}
          <p class="small-print">
            If your Content-Security-Policy forbids styles in the page, move the rules into your own style sheet.
          </p>
        </section>
        <section aria-labelledby="for-good">
          <h2 id="for-good">Or have it altered for good</h2>
          <p>
            What should be so on every page belongs to the tenant’s settings: accent, light or dark, side and corners are
            its theme, and they need no snippet. So are ${assistant}’s name and welcome, the first suggestions, the form
            before the chat, the terms to agree to, what she says unasked, and the sites that may ask her. This command
            sets the same looks there; the theme is replaced as a whole.
          </p>
          ${copyable("settings", "The command for the settings")}
          <p class="small-print">
            Size, distance, lettering, language and paths are for each page to say, and stay in the snippet.
          </p>
        </section>
      </div>
      <div class="stage" aria-hidden="true"></div>
      <script type="module" src="/demo/scripts/fitting-room.js"></script>`,
  });
