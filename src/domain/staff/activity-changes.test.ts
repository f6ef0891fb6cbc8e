import { describe, expect, it } from 'vitest';
import { changedFields, hasChanges, withoutFields } from './activity-changes';

describe('changedFields', () => {
  it('names what differs, groups by dotted path', () => {
    const before = { id: '1', name: 'Home', price: 20, contact: { city: 'Leeds', phone: '1' }, updatedAt: 'a' };
    const after = { id: '1', name: 'Home', price: 25, contact: { city: 'York', phone: '1' }, updatedAt: 'b' };
    expect(changedFields(before, after)).toEqual({
      before: { price: 20, 'contact.city': 'Leeds' },
      after: { price: 25, 'contact.city': 'York' },
    });
  });

  it('takes nothing, an empty text and an empty list for the same', () => {
    expect(hasChanges(changedFields({ a: null, b: '', c: [] }, { b: undefined, c: null }))).toBe(false);
    expect(changedFields({ bio: 'x' }, { bio: null })).toEqual({ before: { bio: 'x' }, after: {} });
  });

  it('takes rows for the same whatever their ids', () => {
    const rows = (id: string, color: string) => ({ colors: [{ id, color }] });
    expect(hasChanges(changedFields(rows('1', 'red'), rows('2', 'red')))).toBe(false);
    expect(changedFields(rows('1', 'red'), rows('2', 'blue')).after).toEqual({ colors: [{ color: 'blue' }] });
  });

  it('tells all that is set of a new record, and of one that is gone', () => {
    expect(changedFields(undefined, { id: '1', name: 'x', notes: null })).toEqual({ before: {}, after: { name: 'x' } });
    expect(changedFields({ id: '1', name: 'x' }, undefined)).toEqual({ before: { name: 'x' }, after: {} });
  });

  it('keeps secrets out, and says of a password that it changed', () => {
    const before = { hash: 'aaa', salt: 's', trackingToken: 't', sessions: [], resetPasswordToken: null };
    const after = { hash: 'bbb', salt: 'z', trackingToken: 'u', sessions: [{ id: '1' }], resetPasswordToken: 'r' };
    expect(changedFields(before, after)).toEqual({ before: {}, after: { password: '(changed)' } });
  });

  it('cuts what is too long, and leaves out records of other collections', () => {
    const joined = (docs: string[]) => ({ docs, hasNextPage: false });
    const changes = changedFields(
      { description: 'x'.repeat(5000), variations: joined([]) },
      { description: 'y', variations: joined(['1']) },
    );
    expect(changes.after).toEqual({ description: 'y' });
    expect(changes.before.description).toMatch(/^x{400}… \(5000 characters\)$/);
  });

  it('takes what JSON cannot tell', () => {
    expect(changedFields({}, { rule: () => true, name: 'New' }).after).toMatchObject({ name: 'New' });
  });

  it('has a limit of fields', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index]));
    expect(Object.keys(changedFields(undefined, many).after).length).toBeLessThanOrEqual(120);
  });
});

it('withoutFields leaves out fields, and groups with all of theirs', () => {
  const changes = {
    before: { status: 'a', 'contact.city': 'b' },
    after: { status: 'c', 'contact.city': 'd', notes: 'e' },
  };
  expect(withoutFields(changes, new Set(['status', 'contact']))).toEqual({ before: {}, after: { notes: 'e' } });
});
