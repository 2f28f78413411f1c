/** The mail, and the bar below it with the dot that tells of new letters. */
import { draw } from './draw.ts';
import { goTo } from './page.ts';
import { pass } from './turns.ts';

export async function openMail(address = '/lobby/email') {
  goTo(address);
  const { MailScreen } = await import('#features/mail/screens/mail-screen.tsx');
  const { TabBar } = await import('#app/shell/tab-bar.tsx');
  const bar = await draw(<TabBar />);
  const place = await draw(<MailScreen />);
  await pass(5_000);
  return { place, isDotted: () => bar.querySelector('.red-dot') !== null };
}
