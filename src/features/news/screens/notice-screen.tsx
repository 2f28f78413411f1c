import { useLocation } from 'wouter';
import { pictureUrl } from '#data/lobby/addresses.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { lazyNamed } from '#ui/lazy-named.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { Until } from '#ui/until.tsx';
import { noticeTarget } from '../rules/notice-target.ts';
import { text } from '../text.ts';
import { type News, useNews } from '../use-news.ts';
import './news.css';

const RichText = lazyNamed(() => import('#page/rich-text/rich-text.tsx'), 'RichText');

const WIDTH = 336;

/** One piece of news. An address whose news is gone says so and leads to the others. */
export function NoticeScreen() {
  const [location] = useLocation();
  const { reading, config } = useNews();
  const id = location.split('/').at(-1);
  const find = (list: readonly News[]) => list.find((one) => String(one.id) === id);
  return (
    <Page
      title={text.title}
      reading={reading}
      isEmpty={(list) => !find(list)}
      empty={{ icon: 'bell', words: text.gone, action: { label: text.toAll, href: paths.news() } }}
    >
      {(list) => <Notice notice={find(list)} config={config} />}
    </Page>
  );
}

function Notice({ notice, config }: { notice: News | undefined; config: Lobby['config'] }) {
  if (!notice) return null;
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
