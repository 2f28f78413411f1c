import * as v from 'valibot';
import { listOf, Text, Whole, Yes } from '../answer-fields.ts';
import { Reward } from './reward.ts';

/** `kind` is one of TASK_KINDS; a task of a kind that is not known is shown with its title and no action. */
export const Task = v.object({
  id: v.number(), // What a claim names.
  kind: Whole,
  title: Text,
  target: Whole,
  reached: Whole,
  itemStatus: Whole,
  /** Where its action leads, when its kind alone does not say: a game's id, an address. */
  clickAction: Text,
  /** It can be done on each day of Manila. */
  isDaily: Yes,
  /** What it adds towards the milestones. */
  points: Whole,
  rewardList: listOf(Reward, 'rewardList'),
});
export type Task = v.InferOutput<typeof Task>;
