/** Proof of identity and of income. Pictures go up by themselves; what they prove is sent with their paths. */
import * as v from 'valibot';
import { Moment, Text, Whole } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { KYC } from './errcodes.ts';
import { Nothing, upTo } from './request-fields.ts';

export const UPLOAD_LIMIT_BYTES = 10_240_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png'] as const;

/** What a browser's File and a server's part have in common; a server trusts neither and looks at the bytes. */
export interface UploadedFile {
  readonly size: number;
  readonly type: string;
}

function isUploadedFile(raw: unknown): raw is UploadedFile {
  const file = raw as Partial<UploadedFile> | null;
  return typeof file === 'object' && typeof file?.size === 'number' && typeof file.type === 'string';
}

const Picture = v.pipe(
  v.custom<UploadedFile>(isUploadedFile),
  v.check((file) => file.size > 0 && file.size <= UPLOAD_LIMIT_BYTES, 'upload.tooLarge'),
  v.check((file) => UPLOAD_TYPES.some((type) => type === file.type), 'upload.wrongFormat'),
);

/** `status` and `incomeStatus` are numbers of KYC_STATUS. */
const KycState = v.object({
  status: Whole,
  incomeStatus: Whole,
  /** Why the ID was rejected, in the words of who looked at it. */
  reason: Text,
  incomeReason: Text,
  /** Until when it must be done before the account is suspended; 0 asks for nothing. */
  deadline: Moment,
  /** When the papers that are being looked at were handed in; 0 where none are, and where a server does not say. */
  sentAt: Moment,
  incomeSentAt: Moment,
  path1: Text,
  path2: Text,
  path3: Text,
  path4: Text,
  sourceOfIncomePath1: Text,
});

export type KycState = v.InferOutput<typeof KycState>;

/** Kept with its age, so that a player reads why also without a connection. */
const readKyc = {
  path: '/app/v1/kyc',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 5_000 },
  request: Nothing,
  answer: KycState,
} as const;

export const kyc = defineCalls(
  {
    /**
     * The four sides of an ID as file1 to file4, or proof of income as file1 alone. Open to anyone, because the form of
     * sign-up asks for the ID before there is a player; the pictures become the player's when the paths are sent.
     */
    uploadKyc: {
      path: '/app/v1/uploadKyc',
      access: 'anyone',
      effect: 'change',
      body: 'form',
      policy: { kind: 'network' },
      repeats: 'by-itself', // The server reads the body while it arrives, and throws away a picture that nothing names.
      request: v.pipe(
        v.object({
          file1: v.optional(Picture),
          file2: v.optional(Picture),
          file3: v.optional(Picture),
          file4: v.optional(Picture),
        }),
        v.check((files) => Object.values(files).some((file) => file !== undefined), 'upload.missing'),
      ),
      answer: v.object({ path1: Text, path2: Text, path3: Text, path4: Text }),
      refusals: {
        [KYC.tooLarge]: 'upload.tooLarge',
        [KYC.wrongFormat]: 'upload.wrongFormat',
        [KYC.unreadable]: 'upload.error',
        [KYC.tooMany]: 'upload.tooMany',
      },
    },
    /**
     * `idCardImage` joins the four paths by commas, or is "1" when there are two or fewer. Proof of income comes alone, at
     * any time. Name, birthday and address are told by `updateAppUserOther`.
     */
    addKyc: {
      path: '/app/v1/addKyc',
      access: 'player',
      effect: 'change',
      policy: { kind: 'network' },
      request: v.object({
        idCardImage: v.optional(upTo(1100), ''),
        sourceOfIncomePath1: v.optional(upTo(256), ''),
      }),
      answer: v.object({ status: Whole, state: v.nullish(KycState) }),
      gives: readKyc,
      refusals: {
        [KYC.missing]: 'kyc.missing',
        [KYC.unknownPath]: 'kyc.unknownPath',
        [KYC.alreadyApproved]: 'kyc.alreadyApproved',
        [KYC.reviewing]: 'kyc.reviewing',
      },
    },
    kyc: readKyc,
  },
  { mayWait: true },
);
