/** What stands in the way, in a dialog: nothing else can be touched until it is answered. */
import { element } from '../element.ts';

export interface NoticeContent {
  title: string;
  more: string;
  actions: { name: string; act?: () => void; isMain?: boolean }[];
  /** It ends by itself once there is more on the balance. */
  wantsMoney?: boolean;
}

export interface Notice {
  dialog: HTMLDialogElement;
  show: (content: NoticeContent) => void;
  hide: () => void;
  moneyCame: () => void;
}

export function makeNotice(): Notice {
  const dialog = element('dialog', { class: 'notice', 'aria-labelledby': 'notice-title' });
  // Without an action it ends when what it waits for has come, and not at the Escape key.
  dialog.addEventListener('cancel', (event) => {
    if (!dialog.querySelector('button')) event.preventDefault();
  });
  const hide = (): void => dialog.close();
  let isForMoney = false;
  return {
    dialog,
    hide,
    moneyCame: () => isForMoney && hide(),
    show: ({ title, more, actions, wantsMoney = false }) => {
      isForMoney = wantsMoney;
      dialog.replaceChildren(
        element('h2', { id: 'notice-title' }, title),
        element('p', {}, more),
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
    },
  };
}
