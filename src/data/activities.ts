/** Which activities are on for the player; for a guest none is. */
import { computed } from '@preact/signals-react';
import { player } from './session.ts';

const NONE: readonly number[] = [];

export const activityIds = computed((): readonly number[] => player.value?.user.activityIds?.activityIds ?? NONE);
