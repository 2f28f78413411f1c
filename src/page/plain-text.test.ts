import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('rich text as plain words', () => {
  test.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['<p>One <b>two</b></p><p>three<br>four</p>', ['One two', 'three', 'four']],
    ['<script>alert(1)</script>Hello<img src=x onerror=alert(1)>', ['Hello']],
    ['<scr<script>ipt>alert(1)</script>', []],
    ['5 < 6 &amp; 7 &gt; 6, &#8369;20 &unknown;', ['5 < 6 & 7 > 6, ₱20 &unknown;']],
    ['<style>p { color: red }</style><!-- not told -->Told', ['Told']],
    ['<p>', []],
  ])('%j', (content, told) => expect(plainText(content)).toEqual(told));
});
