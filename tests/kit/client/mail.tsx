/** The mail, and the bar below it with the dot that tells of new letters. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { draw } from './draw.ts';
import { goTo } from './page.ts';
import { pass, settle } from './turns.ts';

export async function openMail(address = '/lobby/email') {
  goTo(address);
  const { MailScreen } = await import('#features/mail/screens/mail-screen.tsx');
  const { TabBar } = await import('#app/shell/tab-bar.tsx');
  const bar = await draw(<TabBar />);
  const isOpen = signal(true);
  function Mail() {
    useSignals();
    return isOpen.value && <MailScreen />;
  }
  const place = await draw(<Mail />);
  await pass(5_000);
  const leave = async () => {
    goTo('/lobby/home');
    isOpen.value = false;
    await settle();
  };
  return { place, leave, isDotted: () => bar.querySelector('.red-dot') !== null };
}
