// Which network addresses belong to the public internet. What is refused: this machine, private and special networks,
// and ways of writing one of them as an address of version 6.
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry, version 4. */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** All that was ever given out for the public of version 6. */
const GLOBAL_6 = ['2000::/3'];
/** Networks among these for tunnels and documentation. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const special4 = listOf(SPECIAL_4, 'ipv4');
const global6 = listOf(GLOBAL_6, 'ipv6');
const special6 = listOf(SPECIAL_6, 'ipv6');

/** True for a public address; false also for what is no address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
};
