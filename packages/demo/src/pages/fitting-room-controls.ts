import { html, trusted, type Html } from "../html.ts";
import { languages } from "../languages.ts";

type Option = [value: string, name: string];

const checked = trusted("checked");

/** A few answers of which one holds; the first is what is so without a word. */
const choice = (name: string, legend: string, options: Option[], note?: string): Html =>
  html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="segments">
      ${options.map(
        ([value, label], at) =>
          html`<label
            ><input type="radio" name="${name}" value="${value}" ${at === 0 && checked} /><span>${label}</span></label
          >`,
      )}
    </div>
    ${note && html`<p class="note">${note}</p>`}
  </fieldset>`;

type Range = { name: string; label: string; least: number; most: number; value: number };

const range = ({ name, label, least, most, value }: Range): Html =>
  html`<div class="range">
    <label for="${name}">${label}</label>
    <output for="${name}">${value} px</output>
    <input id="${name}" name="${name}" type="range" min="${least}" max="${most}" value="${value}" />
  </div>`;

const swatches: Option[] = [
  ["#3d4ed8", "Ink"],
  ["#0b6e99", "Lough"],
  ["#7a1fa2", "Heather"],
  ["#b3195a", "Fuchsia"],
  ["#b24f33", "Rust"],
  ["#e5aa38", "Mustard"],
  ["#2f3b43", "Slate"],
];

const dot = (colour: string): Html =>
  html`<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="${colour}" /></svg>`;

const accents = (ours: string): Html =>
  html`<fieldset class="choice">
    <legend>Accent</legend>
    <div class="swatches">
      <label><input type="radio" name="accent" value="" checked />${dot(ours)}<span>Ours</span></label>
      ${swatches.map(
        ([colour, name]) =>
          html`<label><input type="radio" name="accent" value="${colour}" />${dot(colour)}<span>${name}</span></label>`,
      )}
      <label
        ><input id="own-accent" type="radio" name="accent" value="#0f8a7e" /><i id="own-swatch" class="own"></i
        ><span>Yours</span></label
      >
    </div>
    <div class="own-colour">
      <label for="colour-well">Your colour</label>
      <input id="colour-well" type="color" value="#0f8a7e" />
      <label class="hidden" for="colour-code">Your colour as a code</label>
      <input id="colour-code" value="#0f8a7e" pattern="#[0-9a-fA-F]{6}" maxlength="7" spellcheck="false" autocomplete="off" />
    </div>
    <dl class="contrast">
      <div>
        <dt><i id="specimen-light" aria-hidden="true">Aa</i><span>By day</span></dt>
        <dd id="contrast-light"></dd>
      </div>
      <div>
        <dt><i id="specimen-dark" aria-hidden="true">Aa</i><span>In the dark</span></dt>
        <dd id="contrast-dark"></dd>
      </div>
    </dl>
    <p class="note">Black or white, and a lighter shade for the dark: the widget works that out for every colour.</p>
  </fieldset>`;

/** One path, or several with commas between them. */
const paths = String.raw`(/|/[^\/,\s][^,\s]*)(\s*,\s*(/|/[^\/,\s][^,\s]*))*`;

const field = (name: string, label: string, attributes: string): Html =>
  html`<label class="field"
    ><span>${label}</span
    ><input id="${name}" name="${name}" autocomplete="off" spellcheck="false" ${trusted(attributes)}
  /></label>`;

const card = (title: string, ...content: Html[]): Html =>
  html`<section class="rack">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** Everything that an owner can choose; each control bears the name of the attribute or property that it sets. */
export const controls = (theme: { accent: string; accent_dark: string }): Html =>
  html`<form id="controls" data-accent="${theme.accent}" data-accent-dark="${theme.accent_dark}" hidden>
    ${card(
      "Colour",
      accents(theme.accent),
      choice(
        "color-scheme",
        "Light or dark",
        [
          ["", "Automatic"],
          ["light", "Light"],
          ["dark", "Dark"],
        ],
        "Automatic goes by the visitor’s system.",
      ),
    )}
    ${card(
      "Cut",
      choice("position", "Side of the screen", [
        ["", "Right"],
        ["left", "Left"],
      ]),
      html`<div class="ranges">
        ${[
          range({ name: "radius", label: "Corners of the panel", least: 0, most: 32, value: 20 }),
          range({ name: "launcher-size", label: "Size of the button", least: 44, most: 72, value: 56 }),
          range({ name: "offset-x", label: "Away from the side", least: 0, most: 64, value: 20 }),
          range({ name: "offset-y", label: "Up from below", least: 0, most: 120, value: 20 }),
        ]}
      </div>`,
      choice("font", "Lettering", [
        ["", "The visitor’s system"],
        ["page", "Your page’s"],
      ]),
      field("font-family", "Name of your page’s font", 'value="Figtree" maxlength="60"'),
    )}
    ${card(
      "Voice",
      html`<label class="field"
        ><span>Language</span
        ><select id="locale" name="locale">
          <option value="">As the page, else the browser</option>
          ${Object.entries(languages).map(([tag, name]) => html`<option value="${tag}" lang="${tag}">${name}</option>`)}
        </select></label
      >`,
      choice(
        "mode",
        "Answers come from",
        [
          ["", "As set"],
          ["rag", "Help articles"],
          ["ecommerce", "Catalogue"],
        ],
        "As set: by the tenant’s settings.",
      ),
      html`<div class="pair">
        ${[
          field("fallback-words", "Where there is no chat, offer", 'maxlength="80" placeholder="Write to us"'),
          field(
            "fallback-address",
            "and lead to",
            String.raw`value="/contact" pattern="(/|https?:|mailto:|tel:)[^\s]*" maxlength="200"`,
          ),
        ]}
      </div>`,
      html`<label class="tick"
        ><input id="rehearsal" type="checkbox" /><span>Show me what happens when there is no chat</span></label
      >`,
    )}
    ${card(
      "Manners",
      html`<div class="pair">
        ${[
          field("show-on", "Only on these paths", `pattern="${paths}" placeholder="/shop*, /help"`),
          field("hide-on", "Not on these", `pattern="${paths}" placeholder="/checkout*, /legal"`),
        ]}
      </div>`,
      html`<p class="note">Each begins with a slash; a star stands for anything, a comma parts them.</p>`,
      choice(
        "on-navigate",
        "On a new page the chat is",
        [
          ["", "Closed"],
          ["last", "As it was left"],
          ["open", "Open"],
        ],
        "It shows on the next page that is loaded. On a phone, the chat never opens by itself.",
      ),
      choice(
        "consent",
        "The visitor’s consent",
        [
          ["", "As set"],
          ["required", "Needed"],
          ["granted", "Given"],
        ],
        "What your page knows of it. The words that a visitor agrees to belong to the tenant’s settings.",
      ),
      field("tenant-id", "Your tenant", 'value="demo" required maxlength="60"'),
    )}
    <p><button class="button quiet" id="begin-again" type="button">Begin again</button></p>
  </form>`;
