export { AreaField } from './text-field.tsx';
export { CheckField } from './check-field.tsx';
export { DateField } from './date-field.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextField } from './text-field.tsx';
