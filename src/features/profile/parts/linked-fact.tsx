import type { Answer } from '#contract/define.ts';
import type { security } from '#contract/security.ts';
import { Icon } from '#ui/icon/index.ts';

export type Linked = Answer<typeof security.getLinked>;

/** Without a value it is not linked yet. */
export const LinkedFact = ({ name, value }: { name: string; value: string }) => (
  <p>
    <b>{name}</b>
    {value !== '' && (
      <span>
        <Icon name="check" /> {value}
      </span>
    )}
  </p>
);
