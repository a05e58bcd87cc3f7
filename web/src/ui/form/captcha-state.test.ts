import { expect, test } from 'vitest';
import { type CaptchaEvent, FIRST_STATE, judgeAnswer, nextCaptchaState, solvedCaptchaId } from './captcha-state.ts';

const challenge = { id: '0b8f6d6e-5f0c-4a57-9d3a-111111111111', question: '3 + 4' };
const received: CaptchaEvent = { type: 'received', challenge };
const after = (...events: CaptchaEvent[]) => events.reduce(nextCaptchaState, FIRST_STATE);
const solved: CaptchaEvent[] = [
  received,
  { type: 'edited', answer: ' 7 ' },
  { type: 'submitted' },
  { type: 'accepted' },
];

test('a solved question can be sent', () => {
  expect(solvedCaptchaId(after(...solved))).toBe(challenge.id);
});

test('an unanswered question cannot be sent', () => {
  expect(solvedCaptchaId(after(received))).toBeNull();
  expect(judgeAnswer(after(received, { type: 'edited', answer: '  ' }))).toBe('empty');
});

test('editing the answer clears the verified state', () => {
  expect(solvedCaptchaId(after(...solved, { type: 'edited', answer: '78' }))).toBeNull();
});

test('the server is asked once; going back to the accepted answer needs no second try', () => {
  expect(judgeAnswer(after(received, { type: 'edited', answer: '7' }))).toBe('ask-server');
  expect(judgeAnswer(after(...solved, { type: 'edited', answer: '7' }))).toBe('accepted');
  expect(judgeAnswer(after(...solved, { type: 'edited', answer: '8' }))).toBe('refused');
});

test('a wrong answer is still explained beside the new question', () => {
  const state = after(received, { type: 'edited', answer: '8' }, { type: 'submitted' }, { type: 'refused' }, received);
  expect(state).toMatchObject({ status: 'asking', notice: 'wrong', answer: '' });
});

test('a check that broke keeps question and answer', () => {
  const state = after(
    received,
    { type: 'edited', answer: '7' },
    { type: 'submitted' },
    { type: 'broke', error: 'away' },
  );
  expect(state).toMatchObject({ status: 'asking', challenge, answer: '7', error: 'away' });
});

test('a question that could not be fetched can only be asked for again', () => {
  expect(after({ type: 'broke', error: 'away' }).status).toBe('failed');
  expect(after({ type: 'broke', error: 'away' }, { type: 'renewed' })).toEqual(FIRST_STATE);
});
