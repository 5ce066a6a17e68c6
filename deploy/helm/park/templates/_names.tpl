{{/* Where several parks share the values: what the park that is called as the release has of its own goes over them. */}}
{{- define "park.own" -}}
{{- with .Values.parks }}
{{- if not (hasKey . $.Release.Name) }}
{{- fail (printf "parks has no %s: a release is called as its park." $.Release.Name) }}
{{- end }}
{{- $_ := mergeOverwrite $.Values (get . $.Release.Name) }}
{{- end }}
{{- end -}}

{{- define "park.labels" -}}
app.kubernetes.io/name: park
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "park.secret" -}}
{{ .Values.existingSecret | default (printf "%s-variables" .Release.Name) }}
{{- end -}}

{{- define "park.secretKeys" -}}
{{ ternary .Values.secretKeys (keys .Values.secrets | sortAlpha) (not (empty .Values.existingSecret)) | toJson }}
{{- end -}}
