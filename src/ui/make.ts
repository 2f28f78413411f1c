/**
 * Makes one element. React's own is one such function; the script inside the document has another, since it draws before
 * React is there. What is described with it once is drawn the same by both.
 */
import { createElement, type ReactNode } from 'react';

export type Make<Made> = (tag: string, attributes: Attributes, ...children: readonly Child<Made>[]) => Made;

/** By the names that React gives them. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined | (() => void)>>;
export type Child<Made> = Made | string | false | undefined;

export const makeReact: Make<ReactNode> = createElement;
