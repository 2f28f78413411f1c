import type { ReactNode } from 'react';
import { latePart } from '../lazy-named.ts';
import { makeReact } from '../make.ts';
import { Until } from '../until.tsx';
import { firstIconMarkup, iconMarkup } from './icon-markup.ts';
import type { LateIconName } from './late-paths.ts';
import { type FirstIconName, iconPaths, programPaths } from './paths.ts';
import './icon.css';

type ProgramIconName = keyof typeof programPaths;
export type IconName = FirstIconName | ProgramIconName | LateIconName;

/** An icon that cannot be had is no reason for a screen to fail. */
const LatePath = latePart(() => import('./late-path.tsx'), 'LatePath');

/** Decoration beside a text or inside a named button; it never speaks for itself. */
export function Icon({ name }: { name: IconName }): ReactNode {
  if (isFirst(name)) return firstIconMarkup(makeReact, name);
  return iconMarkup(
    makeReact,
    isOfProgram(name) ? (
      <path d={programPaths[name]} />
    ) : (
      <Until>
        <LatePath name={name} />
      </Until>
    ),
  );
}

const isFirst = (name: IconName): name is FirstIconName => name in iconPaths;

const isOfProgram = (name: IconName): name is ProgramIconName => name in programPaths;
