/** Every promotion that has a page, by its name in the address: `firstCharge` is `first-charge.tsx` among the bodies. It is loaded with its page. */
import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { useLastPart } from '#page/use-last-part.ts';
import { paths } from '#paths';
import { insist } from '#shared/missing-piece.ts';
import { late } from '#ui/lazy-named.ts';
import type { Promotion } from './promotion.ts';

const BODIES = import.meta.glob<Promotion>(['./bodies/*.tsx', '!./bodies/*.test.tsx'], { import: 'described' });

/** Whose rules have an address that is not the page's. */
const RULES_OF: Readonly<Record<string, string>> = { signBonus: 'sign', dayBonus: 'cashBonus' };

type Draw = (promotion: Promotion) => Promise<ComponentType>;

const drawScreen: Draw = async (promotion) => {
  const { PromotionScreen } = await import('./screens/promotion-screen.tsx');
  return () => <PromotionScreen promotion={promotion} />;
};

const drawRules: Draw = async (promotion) => {
  const { RulesScreen } = await import('./screens/rules-screen.tsx');
  return () => <RulesScreen promotion={promotion} />;
};

/** `/activity/<name>` */
export const PromotionAt = pageAt(drawScreen);
/** `/rule/<name>` */
export const RulesAt = pageAt(drawRules);

function pageAt(draw: Draw): ComponentType {
  const pages = new Map<string, ComponentType>();
  return function PageAt() {
    const name = useLastPart();
    const Page = pages.get(name) ?? late(() => insist(() => load(name, draw)));
    pages.set(name, Page);
    return <Page />;
  };
}

/** An address that is no promotion's leads home, as every other that is no screen. */
const NoSuchPage: ComponentType = () => <Redirect to={paths.home()} replace />;

async function load(name: string, draw: Draw): Promise<ComponentType> {
  const file = (RULES_OF[name] ?? name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const promotion = await BODIES[`./bodies/${file}.tsx`]?.();
  if (promotion) return draw(promotion);
  return NoSuchPage;
}
