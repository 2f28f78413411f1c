/** What the operator decided at run time; the server wrote it into the document. */
import * as v from 'valibot';
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';
import { Settings } from '#contract/settings.ts';

function readSettings(): Settings {
  const written = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  return v.parse(Settings, JSON.parse(written || '{}'));
}

export const settings = readSettings();
