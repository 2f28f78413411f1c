import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { birthdayRange } from '#contract/profile-rules.ts';
import { atServer } from '#data/device/server-clock.ts';
import { type Album, useAlbum } from '#data/sign-in/album.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { dayInManila } from '#shared/time.ts';
import { DateField, SelectField, TextField } from '#ui/field/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import { IdUpload } from './id-upload.tsx';
import { REGISTER_DRAFT, type RegisterFields } from './register-schema.ts';

interface PersonFieldsProps {
  config: Lobby['config'];
  form: UseFormReturn<RegisterFields>;
  hints: ReturnType<typeof text.fieldHints>;
  errorOf: (name: keyof RegisterFields & string) => Message | undefined;
}

const PAPERS: Album = { draft: REGISTER_DRAFT, field: 'idPaths', slots: [1, 2, 3, 4], isOfGuest: true };

/** Who the person is: asked for in green mode, where the regulator wants it before the first game. */
export function PersonFields({ config, form, errorOf, hints }: PersonFieldsProps) {
  const [days] = useState(() => birthdayRange(dayInManila(atServer())));
  const idPaths = useAlbum(PAPERS).paths.join(',');
  const take = useEffectEvent((paths: string) => {
    if (form.getValues('idPaths') === paths) return;
    form.setValue('idPaths', paths, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  });
  useEffect(() => take(idPaths), [idPaths]);

  return (
    <>
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={hints.email}
        error={errorOf('email')}
        {...form.register('email')}
      />
      <DateField
        label={text.birthday}
        hint={text.birthdayHint}
        autoComplete="bday"
        error={errorOf('birthday')}
        {...form.register('birthday')}
        min={days.min}
        max={days.max}
      />
      <TextField
        label={text.fullName}
        hint={text.fullNameHint}
        autoComplete="name"
        maxLength={50}
        error={errorOf('fullName')}
        {...form.register('fullName')}
      />
      <TextField
        label={text.address}
        autoComplete="street-address"
        maxLength={50}
        hint={hints.address}
        error={errorOf('address')}
        {...form.register('address')}
      />
      <SelectField label={text.registeredPlace} options={places(config)} {...form.register('registeredPlace')} />
      <IdUpload album={PAPERS} error={errorOf('idPaths')} />
    </>
  );
}

/** The addresses under which the operator runs this site; the one that is open comes first. */
function places({ h5 }: Lobby['config']): { value: string; name: string }[] {
  const hosts = (h5.url ?? []).flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []));
  return [...new Set([location.host, ...hosts])].map((host) => ({ value: host, name: host }));
}
