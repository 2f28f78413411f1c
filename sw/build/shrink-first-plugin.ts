/**
 * Shrinks what stands before the first screen, and the store that every visit opens, once more, by a second minifier after the
 * bundler's own. On all files it would take four times as long to build, for less.
 */
import { type CompressOptions, minify } from 'terser';
import type { Plugin } from 'vite';

/** Each of the oldest browsers knows it. */
const SINCE = 2020;
const COMPRESS = { passes: 3, ecma: SINCE } as const;
/** No function expression before the first screen is called with `new`, so an arrow serves as well. Dexie has some that are. */
const FIRST_COMPRESS = { ...COMPRESS, unsafe_arrows: true, unsafe_methods: true } as const;

/** What libraries say to their developers. Errors of React carry a number besides, which says the same on its site. */
const ADVICE = [
  ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
  'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
  'takes an object of state variables to update or a function which returns an object of state variables.',
  '). If you meant to render a collection of children, use an array instead.',
  'View transition was skipped because document visibility state is hidden.',
  'Skipping view transition because document visibility state has become hidden.',
  'Skipping view transition because viewport size changed.',
  'React.Children.only expected to receive a single React element child.',
  ' If you called form.submit() manually, consider using form.requestSubmit() instead.',
  String.raw` If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().`,
  'Observable factory given to useObservable() did not return a valid observable.',
];

/** Chrome then compiles the whole script while it still comes, and not each function when it is called. See decision 063. */
const COMPILE_WHILE_COMING = '//# allFunctionsCalledOnLoad';

/** As `chunks.ts` names them. */
const LATE_PIECES: ReadonlySet<string> = new Set(['kept-store', 'late']);

export function shrinkFirst(): Plugin {
  return {
    name: 'perya:shrink-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (file.isEntry) file.code = await shrink(file.code, { isModule: true, preamble: COMPILE_WHILE_COMING });
          else if (LATE_PIECES.has(file.name))
            file.code = await shrink(file.code, { isModule: true, compress: COMPRESS });
        }
      },
    },
  };
}

interface How {
  isModule: boolean;
  compress?: CompressOptions;
  /** A comment, which becomes the first line. */
  preamble?: string;
}

export async function shrink(
  code: string,
  { isModule, compress = FIRST_COMPRESS, preamble = '' }: How,
): Promise<string> {
  const advised = ADVICE.reduce((left, sentence) => left.replaceAll(sentence, ''), code);
  const shrunk = await minify(advised, { module: isModule, ecma: SINCE, compress, format: { preamble } });
  if (shrunk.code === undefined) throw new Error('A script was not shrunk');
  return shrunk.code;
}
