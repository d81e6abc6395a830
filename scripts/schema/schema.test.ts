// What every part of the public schema keeps to, and that a change which breaks programs is told.
import { readFileSync } from 'node:fs';
import {
  type BreakingChange,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { elementsOf, ownTypesOf } from './elements.ts';

const schemaIn = (path: string) => buildSchema(readFileSync(path, 'utf8'));

const schema = schemaIn('schema.graphql');
const types = ownTypesOf(schema);

/** Mutations whose input names no version that was seen, by why nothing of somebody else's can be lost. */
const WITHOUT_VERSION: Readonly<Record<string, readonly string[]>> = {
  'it makes something new, or adds to what is there': [
    'addLineToInventory',
    'addPasskey',
    'addRoom',
    'createApiToken',
    'createPdf',
    'createProject',
    'createSharedLink',
    'createWebhook',
    'exportMyData',
    'redeliverWebhook',
    'renewRecoveryCodes',
    'priceLead',
    'requestContractors',
    'sendLeadMessage',
    'sendProposal',
    'startInventory',
    'startPasskey',
    'submitJob',
    'testWebhook',
  ],
  'it takes the place of an application that waits, which nobody else writes': [
    'applyAsContractor',
  ],
  'it takes away what it names, and nothing else': [
    'deleteFile',
    'deleteJob',
    'deleteMyData',
    'deleteProject',
    'deleteWebhook',
    'removePasskey',
    'removeRoom',
    'revokeApiToken',
    'revokeOtherSignIns',
    'revokeSharedLink',
    'revokeSignIn',
  ],
  'it is one step that the state allows once, or not at all': [
    'acceptContractor',
    'acceptProposal',
    'cancelJob',
    'decideIdentity',
    'declineProposal',
    'passOnContractor',
    'reinstateContractor',
    'respondToLead',
    'restoreJob',
    'restoreProject',
    'retryJob',
    'suspendContractor',
    'withdrawContractorRequest',
    'withdrawProposal',
  ],
  'it sets one switch to the state that it names': ['setEstimateCounted', 'updateAccount'],
  'it is about who is asking, or only looks': [
    'finishSignIn',
    'markLeadThreadRead',
    'revealIdentityNumber',
    'signOut',
    'startSignIn',
    'verifySignIn',
  ],
};

describe('the schema', () => {
  it('describes each of its elements', () => {
    const bare = elementsOf(schema).filter(({ description }) => !description?.trim());
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('calls what is sent an input, and nothing else', () => {
    const misnamed = types.filter(
      (type) =>
        isInputObjectType(type) !== type.name.endsWith('Input') && type.name !== 'InvalidInput',
    );
    expect(misnamed.map(({ name }) => name)).toEqual([]);
  });

  it('says where the form of a scalar is specified', () => {
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    const vague = own.filter((type) => isScalarType(type) && !type.specifiedByURL);
    expect(vague.map(({ name }) => name)).toEqual([]);
  });

  it('answers each mutation with null or a union of the same failures', () => {
    const odd = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
      if (isNonNullType(type) || !isUnionType(type)) return true;
      const members = new Set(type.getTypes().map(({ name }) => name));
      return !members.has('InvalidInput') || !members.has('NotFound');
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('lets every write over something name the version that was seen', () => {
    const without = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      ({ args: [input] }) => {
        const type = input && getNamedType(input.type);
        return !isInputObjectType(type) || !('version' in type.getFields());
      },
    );
    expect(without.map(({ name }) => name).toSorted()).toEqual(
      Object.values(WITHOUT_VERSION).flat().toSorted(),
    );
  });

  it('counts versions and knows no other word for them', () => {
    const others = elementsOf(schema).filter(({ name }) => /revision/i.test(name));
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

/** The heading of the changelog under which programs are told what they have to change. */
const BREAKING = /^### Breaking for programs\n(?<told>[\s\S]*?)(?=^## |$(?![\s\S]))/m;

const told = BREAKING.exec(readFileSync('CHANGELOG.md', 'utf8'))?.groups?.['told'] ?? '';
const names = new Set([...told.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** `Type`, `Type.member`, or `Type.*` for all members of one kind of change. */
const isTold = ({ description }: BreakingChange): boolean => {
  const subjects = description.match(/\b[A-Z]\w*(?:\.\w+)?/g) ?? [];
  return subjects.some(
    (subject) => names.has(subject) || names.has(subject.replace(/\.\w+$/, '.*')),
  );
};

describe('what breaks programs written for the released schema', () => {
  // `schema.released.graphql` is what programs were told last; `npm run schema:release` moves it on together with a version.
  const changes = findBreakingChanges(schemaIn('schema.released.graphql'), schema);

  it('is named in the changelog', () => {
    expect(
      changes.filter((change) => !isTold(change)).map(({ description }) => description),
    ).toEqual([]);
  });
});
