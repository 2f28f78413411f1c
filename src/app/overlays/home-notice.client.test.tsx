import { expect, test } from 'vitest';
import { draw, seenText } from '../../../tests/kit/client/draw.ts';
import { openLobby } from '../../../tests/kit/client/page.ts';
import type { OverlayProps } from './choose-overlay.ts';

test('[ACT-07] the words of a notice are shown without the marks that the operator has formatted them with', async () => {
  const { HomeNotice } = await import('./home-notice.tsx');
  await openLobby();
  const notice = { id: 7, clickType: '', clickAction: '', imgUrl2: '', title: 'Fiesta' };
  const content = '<p>Play <b>tonight</b> &amp; win.</p><script>alert(1)</script><p>See you.</p>';
  const props = { config: {}, notice: { ...notice, content } } as unknown as OverlayProps;
  const place = await draw(<HomeNotice {...props} />);
  const lines = Array.from(place.querySelectorAll('.overlay-notice p'), (line) => seenText(line));
  expect(lines).toEqual(['Play tonight & win.', 'See you.']);
});
