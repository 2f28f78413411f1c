import { element } from '../element.ts';
import { text } from '../text.ts';

export interface RulesSheet {
  dialog: HTMLDialogElement;
  open: () => void;
  fill: (...content: HTMLElement[]) => void;
}

export function makeRulesSheet(): RulesSheet {
  const content = element('div', { class: 'content', tabindex: 0 });
  const dialog: HTMLDialogElement = element(
    'dialog',
    { class: 'rules', 'aria-label': text.rules },
    element(
      'header',
      {},
      element('h2', {}, text.rules),
      element('button', {
        type: 'button',
        class: 'round icon-close',
        'aria-label': text.close,
        click: () => dialog.close(),
      }),
    ),
    content,
  );
  // A tap beside the sheet closes it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return { dialog, open: () => dialog.showModal(), fill: (...nodes) => content.replaceChildren(...nodes) };
}
