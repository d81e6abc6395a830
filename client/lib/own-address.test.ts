import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import { ownAddress } from './own-address.ts';

describe('addresses of our own', () => {
  it('are reached at the host of the page, whatever the server calls itself', () => {
    const path = '/files/7/thumbnail?expires=1&signature=a-_b';
    expect(ownAddress(`https://plumbline.example${path}`)).toBe(path);
    expect(ownAddress(path)).toBe(path);
  });

  it('are so wherever the cache gives them out', () => {
    const cache = createCache();
    const query = gql`
      query File {
        file(id: "7") {
          id
          url
          thumbnailUrl
        }
      }
    `;
    const url = 'https://plumbline.example/files/7/original?expires=1&signature=x';
    cache.writeQuery({
      query,
      data: { file: { __typename: 'File', id: '7', url, thumbnailUrl: null } },
    });
    expect(cache.readQuery({ query })).toMatchObject({
      file: { url: '/files/7/original?expires=1&signature=x', thumbnailUrl: null },
    });
  });
});
