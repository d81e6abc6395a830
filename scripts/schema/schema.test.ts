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
import { API_CHANGELOG, describeChanges, released, renewed, schemaIn } from './api-changelog.ts';
import { elementsOf, ownTypesOf } from './elements.ts';

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
    'exportEstimates',
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

  it('says the unit of each amount that is sent', () => {
    const amounts = types.filter(isInputObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => ['Money', 'UnitPrice'].includes(getNamedType(field.type).name))
        .map(({ name, description }) => [`${type.name}.${name}`, description] as const),
    );
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts.filter(([, said]) => !said?.includes('dollar'))).toEqual([]);
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

/** What is told by hand of the next version. */
const unreleased =
  /^## Unreleased\n(?<told>[\s\S]*?)(?=^## )/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.groups?.[
    'told'
  ] ?? '';
const names = new Set([...unreleased.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** `Type`, `Type.member`, or `Type.*` for all members of one kind of change. */
const isTold = ({ description }: BreakingChange): boolean => {
  const subjects = description.match(/\b[A-Z]\w*(?:\.\w+)?/g) ?? [];
  return subjects.some(
    (subject) => names.has(subject) || names.has(subject.replace(/\.\w+$/, '.*')),
  );
};

describe('what breaks programs written for the released schema', () => {
  const changes = findBreakingChanges(schemaIn('schema.released.graphql'), schema);

  it('is named in the changelog', () => {
    expect(
      changes.filter((change) => !isTold(change)).map(({ description }) => description),
    ).toEqual([]);
  });
});

describe('the changes of the API', () => {
  const before = buildSchema(`
    type Query { job: Job, count: Int!, total(of: Int = 1): Int }
    type Job { id: ID, old: Int } type Gone { id: ID } union Found = Job
    input Filter { zip: String } enum Stage { READY }`);
  const after = buildSchema(`
    type Query { job(id: ID): Job, count: Int, total(of: Int = 2): Int, fresh(id: ID): Fresh }
    type Job { id: ID } type Fresh { id: ID } union Found = Job | Fresh
    input Filter { zip: String, city: String } enum Stage { READY, FAILED }`);

  it('are told as what breaks, what may surprise and what was added', () => {
    expect(describeChanges(before, after).split('\n')).toEqual([
      '### Breaking',
      '',
      '- was removed: `Gone`, `Job.old`',
      '- may be null: `Query.count`',
      '',
      '### May surprise',
      '',
      '- Query.total arg of has changed defaultValue from 1 to: `2`',
      '- Fresh was added to union type: `Found`',
      '',
      '### Added',
      '',
      '- Types: `Fresh`',
      '- `Query`: `job(id:)`, `fresh`',
      '- `Filter`: `city`',
      '- `Stage`: `FAILED`',
      '',
    ]);
    expect(describeChanges(after, after)).toBe('Nothing changed.\n');
  });

  it('of the next version stand in their page as they are: npm run codegen', () => {
    const page = readFileSync(API_CHANGELOG, 'utf8');
    expect(page).toBe(renewed(page));
  });

  it('get the name of a version when it is released', () => {
    const page = '# Changes\n\n## Unreleased\n\n### Breaking\n\n- a\n\n## 0.1.0\n';
    expect(released(page, '0.2.0')).toBe(
      '# Changes\n\n## Unreleased\n\nNothing changed.\n\n## 0.2.0\n\n### Breaking\n\n- a\n\n## 0.1.0\n',
    );
  });
});
