import { pictureUrl } from '#data/lobby/addresses.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { Icon } from '#ui/icon/index.ts';
import { LazyPicture } from '#ui/tile/index.ts';
import { text } from '../text.ts';
import { useNews } from '../parts/use-news.ts';
import './news.css';

const WIDTH = 96;

/** What the operator has to tell everybody, in its order. */
export function NewsScreen() {
  const { reading, config } = useNews();
  return (
    <Page
      title={text.title}
      reading={reading}
      isEmpty={(list) => list.length === 0}
      empty={{ icon: 'bell', words: text.none, action: { label: text.toGames, href: paths.home() } }}
    >
      {(list) => (
        <ul className="news-list">
          {list.map(({ id, title, imgUrl2 }, at) => (
            <li key={id}>
              <a href={paths.noticeDetail(id)}>
                <span className="news-picture" aria-hidden="true">
                  <Icon name="bell" />
                  {imgUrl2 && <LazyPicture url={pictureUrl(config, imgUrl2, WIDTH)} isFirst={at === 0} />}
                </span>
                <b>{title || text.untitled}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
