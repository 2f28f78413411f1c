/** What stands in the way, in a dialog: nothing else can be touched until it is answered. */
import { element } from '../element.ts';

export interface NoticeContent {
  title: string;
  more: string;
  actions: { name: string; act?: () => void; isMain?: boolean }[];
}

export interface Notice {
  dialog: HTMLDialogElement;
  /** Returns what ends this notice, unless another stands in its place by then. */
  show: (content: NoticeContent) => () => void;
  hide: () => void;
}

export function makeNotice(): Notice {
  const dialog = element('dialog', {
    class: 'notice',
    'aria-labelledby': 'notice-title',
    'aria-describedby': 'notice-more',
  });
  // Without an action it ends when what it waits for has come, and not at the Escape key.
  dialog.addEventListener('cancel', (event) => {
    if (!dialog.querySelector('button')) event.preventDefault();
  });
  const hide = (): void => dialog.close();
  let shown: NoticeContent | undefined;
  return {
    dialog,
    hide,
    show: (content) => {
      const { title, more, actions } = content;
      shown = content;
      dialog.replaceChildren(
        element('h2', { id: 'notice-title' }, title),
        element('p', { id: 'notice-more' }, more),
        element(
          'div',
          { class: 'actions' },
          ...actions.map(({ name, act, isMain }) =>
            element(
              'button',
              { type: 'button', class: isMain ? 'gold' : 'plain', click: () => (hide(), act?.()) },
              name,
            ),
          ),
        ),
      );
      if (!dialog.open) dialog.showModal();
      return () => {
        if (shown === content) hide();
      };
    },
  };
}
