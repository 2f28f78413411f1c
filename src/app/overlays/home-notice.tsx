import { useEffect, useState } from 'react';
import { pictureUrl } from '#data/lobby/addresses.ts';
import { closeNotice } from './notices.ts';
import { noticeTarget } from '#page/notice-target.ts';
import { plainText } from '#page/plain-text.ts';
import { paths } from '#paths';
import { must } from '#shared/assert.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { OverlayProps } from './choose-overlay.ts';
import { text } from './text.ts';
import './overlays.css';

const WIDTH = 300;

/** What the operator says to everybody who comes home, until it is closed. */
export function HomeNotice({ config, notice }: OverlayProps) {
  // The one it was opened with: the next in line is another notice.
  const [shown] = useState(() => must(notice, 'a notice is due'));
  // Without a line there is no picture; the words say the same.
  const [isBroken, setIsBroken] = useState(false);
  const { id, title, content, imgUrl2 } = shown;
  // Every notice has a page of its own, which is also where one leads whose target is unknown or unsafe.
  const target = noticeTarget(shown) ?? { href: paths.noticeDetail(id) };

  // A player who follows the notice leaves home, and finds the notice closed on the way back.
  useEffect(() => closeNotice, []);

  return (
    <Sheet
      look="popup"
      title={title || text.notice}
      onClose={closeNotice}
      footer={
        <ButtonLink look="gold" {...target}>
          {text.noticeMore}
        </ButtonLink>
      }
    >
      <div className="overlay-notice">
        {imgUrl2 && !isBroken && (
          <a {...target} tabIndex={-1} aria-hidden="true">
            <img src={pictureUrl(config, imgUrl2, WIDTH)} alt="" onError={() => setIsBroken(true)} />
          </a>
        )}
        {plainText(content).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines of one text never change their order.
          <p key={at}>{line}</p>
        ))}
      </div>
    </Sheet>
  );
}
