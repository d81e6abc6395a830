import { describe, expect, it } from 'vitest';
import { networkOf } from './client-network.ts';
import { deviceWords } from './device-words.ts';

const AGENT = 'Mozilla/5.0 (%) AppleWebKit/537.36 (KHTML, like Gecko) ';

describe('a device in words', () => {
  it.each([
    [
      `${AGENT.replace('%', 'Windows NT 10.0; Win64; x64')}Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `${AGENT.replace('%', 'Windows NT 10.0')}Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [
      `${AGENT.replace('%', 'Macintosh; Intel Mac OS X 10_15_7')}Version/18.0 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [
      `${AGENT.replace('%', 'iPhone; CPU iPhone OS 18_0 like Mac OS X')}Version/18.0 Mobile Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `${AGENT.replace('%', 'Linux; Android 15; Pixel 9')}Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.0', null],
    ['', null],
    [null, null],
  ])('%s', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
