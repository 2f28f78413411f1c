import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { EntryPage } from '#page/entry-page.tsx';
import { noticeTarget } from '#page/notice-target.ts';
import { useLastPart } from '#page/use-last-part.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { lazyNamed } from '#ui/lazy-named.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../text.ts';
import { type News, useNews } from '../parts/use-news.ts';
import './news.css';

const RichText = lazyNamed(() => import('#page/rich-text/rich-text.tsx'), 'RichText');

const WIDTH = 336;

/** One piece of news. An address whose news is gone says so and leads to the others. */
export function NoticeScreen() {
  const { reading, config } = useNews();
  const id = useLastPart();
  return (
    <EntryPage
      title={text.title}
      reading={reading}
      find={(list) => list.find((one) => String(one.id) === id)}
      empty={{ icon: 'bell', words: text.gone, action: { label: text.toAll, href: paths.news() } }}
    >
      {(notice) => <Notice notice={notice} config={config} />}
    </EntryPage>
  );
}

function Notice({ notice, config }: { notice: News; config: Lobby['config'] }) {
  const { title, content, imgUrl2 } = notice;
  const target = noticeTarget(notice);
  return (
    <article className="news">
      {imgUrl2 && (
        <span className="news-picture" aria-hidden="true">
          <LazyPicture url={pictureUrl(config, imgUrl2, WIDTH)} isFirst />
        </span>
      )}
      <h2>{title || text.untitled}</h2>
      <Until>{content && <RichText html={content} />}</Until>
      {target && (
        <ButtonLink look="gold" {...target}>
          {text.more}
          {target.target && <span className="visually-hidden"> ({text.newWindow})</span>}
        </ButtonLink>
      )}
    </article>
  );
}
