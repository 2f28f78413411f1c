/** Papers of players as a tester sees and judges them. */
import * as v from 'valibot';
import type { Services } from '../../services.ts';
import type { ProofState } from '../../sql/player-tables.ts';
import { escape, reasonField } from '../markup.ts';
import { changePlayer } from '../players.ts';
import type { Sandbox } from '../sandbox-of.ts';

const MOST_SHOWN = 20;

const Verdict = v.strictObject({
  playerId: v.pipe(v.number(), v.safeInteger()),
  papers: v.picklist(['id', 'income']),
  isApproved: v.boolean(),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});

interface Papers {
  playerId: number;
  account: string;
  id: ProofState;
  income: ProofState;
}

/** Players whose papers lie here, those who wait first. */
export async function listPapers({ db }: Pick<Services, 'db'>): Promise<Papers[]> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'account', 'kyc_state', 'income_state'])
    .where((row) => row.or([row('kyc_state', '!=', 'none'), row('income_state', '!=', 'none')]))
    .orderBy((row) => row.or([row('kyc_state', '=', 'reviewing'), row('income_state', '=', 'reviewing')]), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    playerId: row.id,
    account: row.account ?? '',
    id: row.kyc_state,
    income: row.income_state,
  }));
}

/** Undefined where it is no verdict, or of no player. */
export async function judge(asked: unknown, sandbox: Sandbox): Promise<unknown> {
  const read = v.safeParse(Verdict, asked);
  if (!read.success) return undefined;
  const { playerId, papers, isApproved, reason } = read.output;
  const state = isApproved ? 'approved' : 'rejected';
  const set = papers === 'id' ? { kycState: state, kycReason: reason } : { incomeState: state, incomeReason: reason };
  return changePlayer({ account: String(playerId), set }, sandbox);
}

const BLURRED = 'The picture is too blurred to read.';

export function papersCard(all: readonly Papers[]): string {
  const none = '<p class="quiet">No papers yet.</p>';
  return `<section id="papers" aria-labelledby="papers-title"><h2 id="papers-title">Papers</h2>
${all.length === 0 ? none : `<ul class="cards">${all.map(paperCard).join('\n')}</ul>`}</section>`;
}

function paperCard({ playerId, account, id, income }: Papers): string {
  const buttons = [
    ...(id === 'none' ? [] : [...wordsOf('id', 'ID', id)]),
    ...(income === 'none' ? [] : [...wordsOf('income', 'income', income)]),
  ].map(
    ([word, name]) => `<button name="value" value="${word}" aria-label="${name}: ${escape(account)}">${name}</button>`,
  );
  return `<li><h3>${escape(account)}</h3><p class="quiet">player ${playerId} · ID ${id} · proof of income ${income}</p>
<form method="post" action="/sandbox/bank"><input type="hidden" name="what" value="papers"><input type="hidden" name="id" value="${playerId}">
${reasonField(`Why rejected: ${account}`, BLURRED)}<div class="choices">${buttons.join('')}</div></form></li>`;
}

const wordsOf = (papers: string, name: string, state: ProofState): [word: string, name: string][] => [
  ...(state === 'approved' ? [] : ([[`${papers} approve`, `Approve ${name}`]] as [string, string][])),
  ...(state === 'rejected' ? [] : ([[`${papers} reject`, `Reject ${name}`]] as [string, string][])),
];
