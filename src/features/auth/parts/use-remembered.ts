import { useEffect, useState } from 'react';
import { forgetRemembered, lastAccount, rememberedAccount } from '#data/sign-in/passwords.ts';

/** What this phone remembers of its last player: the name, and perhaps that a password is kept. */
export function useRemembered() {
  const [account] = useState(lastAccount);
  const [hasPassword, setHasPassword] = useState(false);

  useEffect(() => {
    let isHere = true;
    void rememberedAccount().then((kept) => {
      if (isHere) setHasPassword(kept !== undefined && kept === account);
    });
    return () => {
      isHere = false;
    };
  }, [account]);

  return {
    account,
    hasPassword,
    /** The player types another one. */
    setAside: () => setHasPassword(false),
    forget: () => {
      setHasPassword(false);
      void forgetRemembered();
    },
  };
}
