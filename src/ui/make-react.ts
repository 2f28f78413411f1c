import { createElement, type ReactNode } from 'react';
import type { Make } from './make.ts';

export const makeReact: Make<ReactNode> = createElement;
