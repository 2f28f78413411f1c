import { useEffect, useState } from 'react';
import { runSelfTest } from '#data/self-test.ts';
import { Screen } from '#page/screen.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { copyAndTell } from '#page/copy.ts';
import { asReport, type Finding, findingsOf } from '../rules/findings.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { WaitingList } from '../parts/waiting-list.tsx';
import { text } from '../self-test-text.ts';
import './self-test-screen.css';

const STATE_ICONS: Record<Finding['state'], IconName> = { ok: 'check', bad: 'warning', note: 'phone' };

/** What works on this device, for the player and for a support agent who helps them. */
export function SelfTestScreen() {
  const { savedAt } = useLobby();
  const [findings, setFindings] = useState<Finding[]>();

  useEffect(() => void look(savedAt).then(setFindings), [savedAt]);

  function lookAgain() {
    if (!findings) return;
    setFindings(undefined);
    void look(savedAt).then(setFindings);
  }

  function copy() {
    if (findings) void copyAndTell(asReport(findings));
  }

  const failing = findings?.filter(({ state }) => state === 'bad').map(({ name }) => name) ?? [];
  const summary = failing.length > 0 ? text.failing(failing) : findings ? text.allWell : text.running;
  return (
    <Screen title={text.title}>
      <div className="self-test">
        <p>{text.lead}</p>
        <p role="status" className="self-test-summary" data-msg-key={summary.key} data-failing={failing.length > 0}>
          {summary.text}
        </p>
        <dl aria-busy={!findings}>
          {findings?.map((finding) => (
            <Row key={finding.name} {...finding} />
          ))}
        </dl>
        <WaitingList />
        <Button look="gold-wide" aria-disabled={!findings} onClick={copy}>
          {text.copy}
        </Button>
        <Button look="ghost-wide" aria-disabled={!findings} onClick={lookAgain}>
          {text.again}
        </Button>
      </div>
    </Screen>
  );
}

async function look(savedAt: number): Promise<Finding[]> {
  const test = await runSelfTest();
  const screen = `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`;
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return findingsOf(test, { savedAt, screen, isApp, browser: navigator.userAgent });
}

function Row({ name, value, state }: Finding) {
  return (
    <div data-state={state}>
      <dt>
        <Icon name={STATE_ICONS[state]} />
        {name}
      </dt>
      <dd>
        {state !== 'note' && <span className="visually-hidden">{text.states[state]}: </span>}
        {value}
      </dd>
    </div>
  );
}
