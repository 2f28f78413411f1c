import type { ComponentProps } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';

interface OpenLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'onClick'> {
  isBusy: boolean;
  onOpen: () => void;
}

/** A link whose tap the server counts. While another claim is under way the tap could not be sent, so the link leads nowhere. */
export const OpenLink = ({ isBusy, onOpen, ...rest }: OpenLinkProps) => (
  <ButtonLink
    {...rest}
    aria-disabled={isBusy}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onOpen();
    }}
  />
);
