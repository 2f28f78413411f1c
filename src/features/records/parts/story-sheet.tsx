import { records } from '#contract/records.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { paths } from '#paths';
import { formatMoment } from '#shared/time.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { copyAndTell } from '#page/copy.ts';
import { type Moment, type Told, tellMovement } from '../rules/told.ts';
import { text } from '../text.ts';
import { Line } from './record-row.tsx';
import './story-sheet.css';

const MOST_MOVEMENTS = 100;

/** All that is known of one record, with what customer service finds it by. */
export function StorySheet({ story, onClose }: { story: Told; onClose: () => void }) {
  const { what, name, outcome, standing, moments, isUnpaid = false, facts, betId } = story;
  return (
    <Sheet look="bottom" title={name ? `${what}: ${name}` : what} onClose={onClose}>
      <div className="record-story">
        <p className="record-story-sum">
          <b className={outcome.startsWith('+') ? 'record-in' : undefined}>{outcome}</b>
          {standing && <small>{standing}</small>}
        </p>
        <Timeline moments={moments.filter((moment) => moment.name)} isUnpaid={isUnpaid} />
        <dl className="record-facts" aria-label={text.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <Reference reference={story.reference} />
        </dl>
        {betId !== undefined && <Movements betId={betId} />}
        <ButtonLink look="ghost-wide" href={`${paths.service()}?reference=${encodeURIComponent(story.reference)}`}>
          <Icon name="chat" /> {text.askAbout}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

function Timeline({ moments, isUnpaid }: { moments: readonly Moment[]; isUnpaid: boolean }) {
  const stateOf = (moment: Moment): string => {
    if (isUnpaid && moment === moments.at(-1)) return 'unpaid';
    return moment.at === undefined ? 'now' : 'done';
  };
  return (
    <ol className="record-moments" aria-label={text.timeline}>
      {moments.map((moment) => (
        <li key={moment.name} data-is={stateOf(moment)}>
          <span>{moment.name}</span>
          {moment.at !== undefined && (
            <time dateTime={new Date(moment.at).toISOString()}>{formatMoment(moment.at)}</time>
          )}
        </li>
      ))}
    </ol>
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <div>
      <dt>{text.reference}</dt>
      <dd className="record-reference">
        <span>{reference}</span>
        <Button look="icon" aria-label={text.copyReference} onClick={() => void copyAndTell(reference)}>
          <Icon name="copy" />
        </Button>
      </dd>
    </div>
  );
}

/** What the books have moved for one round, kept as every list is. */
function Movements({ betId }: { betId: number }) {
  const reading = useAnswer(records.appUserCoinDetail, { betId, pageSize: MOST_MOVEMENTS });
  return (
    <section className="record-movements">
      <h3>{text.movements}</h3>
      <Reading reading={reading}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p>{text.noMovements}</p>
          ) : (
            <>
              <ul>
                {list.map((entry) => (
                  <li key={entry.id}>
                    <Line told={tellMovement({ ...entry, gameName: '' })} />
                  </li>
                ))}
              </ul>
              {list.length < total && <p>{text.newestMovements(list.length, total)}</p>}
            </>
          )
        }
      </Reading>
    </section>
  );
}
