/** Every claim that answers with a new state, and the state that the device has kept before. Made from the table. */
import { expect, test } from 'vitest';
import type { Row } from '#contract/define.ts';
import { table } from '../../../tests/contract/table.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const asked = (row: Row): number => wire.asked(row).length;

const stateGivenBy = ({ gives }: Row): Row | undefined => gives && { body: 'json', refusals: {}, ...gives };

const withState = table.flatMap(({ row, example }) => {
  const state = stateGivenBy(row);
  return state?.policy.kind === 'cache' ? [{ row, input: example.request, state }] : [];
});

async function read(state: Row): Promise<void> {
  const { useAnswer } = await import('./use-answer.ts');
  await drawHook(() => useAnswer(state, {}));
  await pass(400, 2);
}

test.each(withState.map((one) => [one.row.path, one] as const))(
  'a page that dies while %s is under way has the next one ask for the state at once',
  async (_path, { row, input, state }) => {
    await openLobby();
    await signIn();
    await read(state);
    wire.on(row, () => wire.later().reply);
    const { useAction } = await import('./use-action.ts');
    const action = await drawHook(() => useAction(row));
    void action.value.run(() => input, 'a claim');
    await settle();
    expect([asked(row), asked(state)]).toEqual([1, 1]);
    await leavePage();
    await openLobby();
    await resume();
    await read(state);
    expect(asked(state)).toBe(2);
  },
);

test.each(withState.filter(({ row }) => row.effect !== 'money').map((one) => [one.row.path, one] as const))(
  'the state is asked for where the answer of %s is lost',
  async (_path, { row, input, state }) => {
    await openLobby();
    await signIn();
    await read(state);
    wire.on(row, new Response('', { status: 502 }));
    const { useAction } = await import('./use-action.ts');
    const action = await drawHook(() => useAction(row));
    void action.value.run(() => input, 'a change');
    await pass(400, 2);
    expect([asked(row), asked(state)]).toEqual([1, 2]);
  },
);
