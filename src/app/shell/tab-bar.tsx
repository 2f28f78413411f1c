import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useRedDots } from '#data/dots/red-dots.ts';
import { makeReact } from '#ui/make.ts';
import { text } from '../text.ts';
import { tabBarMarkup } from './tab-bar-markup.ts';
import './tab-bar.css';

export function TabBar(): ReactNode {
  const [location] = useLocation();
  const hasMail = useRedDots().mail;
  return tabBarMarkup(makeReact, {
    words: text,
    at: location,
    news: hasMail
      ? { dot: <i className="red-dot" />, words: <span className="visually-hidden">{text.unread}</span> }
      : undefined,
  });
}
