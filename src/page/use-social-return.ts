import { useEffect, useRef, useState } from 'react';
import { go } from '#go';
import { readSocialReturn, type SocialPurpose } from '#data/sign-in/social.ts';
import { text } from './text.ts';

interface Returning {
  purpose: SocialPurpose;
  /** Where the person goes on, without the code. */
  address: string;
  take: (code: string, state: string) => void;
}

/** Another site has sent the person back, with a code that this server can change into who they are. */
export function useSocialReturn({ purpose, address, take }: Returning) {
  const [returned] = useState(() => readSocialReturn(location.search, purpose));
  const isTaken = useRef(false);

  useEffect(() => {
    if (returned.kind === 'none' || isTaken.current) return;
    isTaken.current = true;
    // The code is good for once; it must not stay in the address, nor in the way back.
    go(address, { replace: true });
    if (returned.kind === 'code') take(returned.code, returned.state);
  }, [returned, address, take]);

  return { returned: returned.kind, canceled: returned.kind === 'canceled' ? text.socialCanceled : undefined };
}
