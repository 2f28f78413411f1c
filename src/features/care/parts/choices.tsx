import { Button } from '#ui/button/button.tsx';

interface ChoicesProps<Length extends number> {
  /** What is chosen, for those who do not see it. */
  label: string;
  of: readonly Length[];
  chosen: Length;
  /** It is not heard of yet. */
  isPending?: boolean;
  nameOf: (length: Length) => string;
  onChoose: (length: Length) => void;
}

/** One of a few lengths of time. */
export function Choices<Length extends number>({
  label,
  of,
  chosen,
  isPending = false,
  nameOf,
  onChoose,
}: ChoicesProps<Length>) {
  return (
    <div className="care-choices" role="group" aria-label={label} aria-busy={isPending}>
      {of.map((length) => (
        <Button key={length} look="chip" aria-pressed={length === chosen} onClick={() => onChoose(length)}>
          {nameOf(length)}
        </Button>
      ))}
    </div>
  );
}
