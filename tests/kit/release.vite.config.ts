/**
 * The page as another release of it: the same sources, with a mark in every script, so that every name in the build is
 * another one. Not compressed, because that takes longer than all the rest.
 */
import { defineConfig, mergeConfig, type PluginOption } from 'vite';
import page from '../../vite.config.ts';

const mark = `globalThis.release ??= ${JSON.stringify(process.env['PERYA_RELEASE'])};`;

const isCompressor = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'perya:compressed';

export default defineConfig(
  mergeConfig(
    { ...page, plugins: page.plugins?.filter((plugin) => !isCompressor(plugin)) },
    { build: { rolldownOptions: { output: { intro: mark } } } },
  ),
);
