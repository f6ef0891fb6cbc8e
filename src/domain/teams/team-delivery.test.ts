import { describe, expect, it } from 'vitest';
import { draftFingerprint, isTeamDraft } from './team-draft';
import { blankAddress, deliveryFacts } from './team-delivery';
import { editDestination, wishesInput } from './team-delivery-input';

const shippingAddress = { line1: '12 Moss Lane', line2: '', city: 'Manchester', postcode: 'M14 4PX', country: 'GB' };
const draft = { items: [], notes: '' };
const undelivered = { delivery: null, shippingAmount: 0, promisedDate: null };
const express = {
  delivery: { method: 'express', name: 'Express', isCollection: false, days: 6, from: '2026-11-20T10:00:00.000Z' },
  ...{ shippingAmount: 6.95, promisedDate: '2026-11-30' },
};

describe('the delivery of a draft', () => {
  it('makes drafts differ, and changes nothing of one that says nothing', () => {
    const prints = [
      draft,
      { ...draft, shippingAddress },
      { ...draft, shippingAddress: { ...shippingAddress, line2: 'Flat 2' } },
      { ...draft, deliveryMethod: 'express' },
      { ...draft, neededBy: '2026-12-01' },
      { ...draft, purchaseOrder: 'PO 7' },
    ].map(draftFingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    expect(prints[0]).toBe('["",[]]');
    expect(draftFingerprint({ ...draft, neededBy: '', purchaseOrder: '' })).toBe(prints[0]);
  });

  it('is drawn only where it is whole', () => {
    expect(isTeamDraft({ ...draft, shippingAddress, neededBy: '' })).toBe(true);
    expect(isTeamDraft({ ...draft, shippingAddress: { line1: 'x' } })).toBe(false);
    expect(isTeamDraft({ ...draft, purchaseOrder: 7 })).toBe(false);
  });
});

describe('the delivery of a submission', () => {
  const input = wishesInput('2026-11-25');

  it('may be needed today, not yesterday', () => {
    expect(input.safeParse({ neededBy: '2026-11-25' }).success).toBe(true);
    expect(input.safeParse({ neededBy: '2026-11-24' }).success).toBe(false);
  });

  it('says nothing where nothing is typed', () => {
    expect(input.parse({ neededBy: '', purchaseOrder: '  ' })).toEqual({});
    expect(input.safeParse({ shippingAddress: blankAddress('GB') }).success).toBe(false);
  });
});

it('is told in facts, and of orders from before in none', () => {
  expect(deliveryFacts({ shippingAddress, neededBy: '2026-11-27', purchaseOrder: 'PO 7', ...express })).toEqual([
    { name: 'Deliver to', value: '12 Moss Lane, Manchester M14 4PX, United Kingdom' },
    { name: 'Delivery', value: 'Express' },
    { name: 'Promised date', value: 'Mon, 30 Nov 2026' },
    { name: 'Needed by', value: 'Fri, 27 Nov 2026' },
    { name: 'Purchase order', value: 'PO 7' },
  ]);
  const waiting = { ...express, delivery: { ...express.delivery, from: null } };
  expect(deliveryFacts({ shippingAddress: null, neededBy: null, purchaseOrder: null, ...waiting })).toEqual([
    { name: 'Delivery', value: 'Express' },
    { name: 'Promised date', value: '6 working days after the proof is approved' },
  ]);
  expect(deliveryFacts({ shippingAddress: null, neededBy: null, purchaseOrder: null, ...undelivered })).toEqual([]);
});

describe('an edit of a submitted order', () => {
  const to = { line1: '1 High Street', line2: null, city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
  const stored = {
    companyName: null,
    billingAddress: null,
    shippingAddress: to,
    neededBy: '2026-11-01',
    purchaseOrder: 'PO-7',
  };
  const edited = (wishes: Parameters<typeof editDestination>[0], of: Parameters<typeof editDestination>[1] = stored) =>
    editDestination(wishes, of, '2026-11-25');

  it('leaves what it does not say, and what stays, though the day is past', () => {
    const same = { shippingAddress: { ...to, line2: '' }, neededBy: '2026-11-01', purchaseOrder: 'PO-7' };
    for (const wishes of [{}, same]) expect(edited(wishes)).toEqual({ destination: stored, error: undefined });
  });

  it('checks what is new as a submission does, and takes away what is emptied', () => {
    const moved = edited({
      shippingAddress: { ...to, line2: '', postcode: 'ls12aa' },
      neededBy: '',
      purchaseOrder: ' ',
    });
    expect(moved.destination).toMatchObject({
      ...{ shippingAddress: { postcode: 'LS1 2AA' }, neededBy: null, purchaseOrder: null },
    });
    for (const wishes of [{ neededBy: '2026-11-24' }, { shippingAddress: { ...to, line1: '', line2: '' } }])
      expect(edited(wishes).error).toBeDefined();
  });

  it('asks no address of an order that has none', () => {
    const none = {
      companyName: null,
      billingAddress: null,
      shippingAddress: null,
      neededBy: null,
      purchaseOrder: null,
    };
    expect(edited({ shippingAddress: blankAddress('GB') }, none)).toEqual({ destination: none, error: undefined });
  });
});
