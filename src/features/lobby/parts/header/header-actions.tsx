import { searchSheet } from '#data/open-sheet.ts';
import { useLocation } from 'wouter';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../../text.ts';

/** Help and search, which stand at the end of the header for everybody. */
export function HeaderActions() {
  const [, go] = useLocation();
  return (
    <>
      <ButtonLink look="icon" href={paths.service()} aria-label={text.service}>
        <Icon name="chat" />
      </ButtonLink>
      <Button
        look="icon"
        aria-label={text.search}
        onClick={() => (isSignedIn.peek() ? go(paths.search()) : searchSheet.open(true))}
      >
        <Icon name="search" />
      </Button>
    </>
  );
}
