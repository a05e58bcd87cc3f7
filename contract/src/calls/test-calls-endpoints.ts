import { endpoint } from '../endpoint.ts';
import {
  CallableNumbersQuery,
  CallableNumbersResponse,
  ExplainCallRequest,
  ExplainedCall,
  NumberName,
  TestCallRequest,
  TestCallResponse,
} from './test-calls.ts';

export const readCallableNumbers = endpoint('GET', '/calls/lines', {
  access: 'call.list-lines',
  query: CallableNumbersQuery,
  answers: { 200: CallableNumbersResponse },
});

export const placeTestCall = endpoint('POST', '/calls/lines/:line/test', {
  access: 'call.test',
  params: NumberName,
  body: TestCallRequest,
  answers: { 202: TestCallResponse },
});

export const explainCall = endpoint('POST', '/calls/lines/:line/explanation', {
  access: 'call.explain',
  params: NumberName,
  body: ExplainCallRequest,
  answers: { 200: ExplainedCall },
});
