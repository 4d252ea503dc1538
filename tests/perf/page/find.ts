/** Finds visible parts of the page by their text. */

/** The element with the text, in any contestant's markup; `null` when it is not visible. */
function findText(words: string): HTMLElement | null {
  for (const [text, element] of texts()) {
    if (text === words && element.checkVisibility()) return element;
  }
  return null;
}

/** All visible text. */
export function shownTexts(): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const [text, element] of texts()) if (element.checkVisibility()) shown.add(text);
  return shown;
}

/**
 * The control with this label: that of a `<label>`, else the first one in the smallest element
 * around the text.
 *
 * @throws When there is none.
 */
export function controlOf(words: string, selector: string = CONTROL): HTMLElement {
  const text = findText(words);
  const label = text?.closest('label');
  if (label?.control?.matches(selector) === true) return label.control;
  for (let part: Element | null = text; part !== null; part = part.parentElement) {
    const control = part.querySelector(selector);
    if (control instanceof HTMLElement) return control;
  }
  throw new Error(`No control is by "${words}".`);
}

const CONTROL = 'input, select, textarea, button, [role="combobox"]';

/** The text box with this label. */
export function textBox(words: string): HTMLInputElement {
  const control = controlOf(words, 'input');
  if (control instanceof HTMLInputElement) return control;
  throw new Error(`"${words}" is no text box.`);
}

/** The radio button of an option. */
export function radioOf(option: string): HTMLElement {
  return controlOf(option, 'input[type="radio"]');
}

function* texts(): Generator<readonly [string, HTMLElement]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    // Some contestants write the mark of a required field into the text itself.
    if (parentElement !== null) {
      yield [(textContent ?? '').replace(/\s*\*$/, '').trim(), parentElement];
    }
  }
}
